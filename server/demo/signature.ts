/** A written name, or strokes, as the form stores them: a PNG of 360 × 120. */
export async function drawSignature(
  name: string,
  isTyped: boolean,
  random: () => number,
): Promise<string> {
  const points = Array.from(
    { length: 9 },
    (_, index) => `${30 + index * 37} ${25 + Math.round(random() * 70)}`,
  );
  const fontSize = Math.min(34, Math.floor(560 / name.length));
  const ink = isTyped
    ? `<text x="20" y="75" font-family="cursive, serif" font-style="italic" font-size="${fontSize}">${name}</text>`
    : `<path d="M${points[0]} Q${points.slice(1).join(' ')}" fill="none" stroke="#111" ` +
      'stroke-width="3" stroke-linecap="round"/>';
  const { default: sharp } = await import('sharp');
  const png = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120">${ink}</svg>`),
  )
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
