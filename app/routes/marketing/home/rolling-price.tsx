import type { CSSProperties } from 'react';

/**
 * A price whose digits roll like those of a meter. What is read, copied and
 * announced is the text; the reels are drawn by the style sheet (ui/motion.css)
 * and hold no letters.
 */
export function RollingPrice({ text }: { text: string }) {
  const signs = Array.from(text);
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="reels">
        {signs.map((sign, index) => {
          // Counted from the end: units stay units when the price gets longer.
          const key = signs.length - index;
          const style: CSSProperties & Record<'--digit', string> = { '--digit': sign };
          return /\d/.test(sign) ? (
            <span key={key} className="reel" style={style} />
          ) : (
            <span key={key} className="sign" data-sign={sign} />
          );
        })}
      </span>
    </>
  );
}
