// npm run samples: takes the pictures of the sample documents, as pdf.js draws their first pages.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderSample } from '#documents/samples.ts';
import {
  SAMPLE_DOCUMENTS,
  SAMPLE_PICTURE,
  samplePicturePath,
} from '#shared/offers/sample-documents.ts';
import { launchBrowser } from '#tests/support/find-browser.ts';
import { hashSamples, PICTURED } from './sample-facts.ts';

const publicFolder = join(import.meta.dirname, '../public');
const pdfjs = await readFile(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8');
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: pdfjs })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://samples.invalid/');
  await mkdir(join(publicFolder, 'muster'), { recursive: true });
  for (const { id } of SAMPLE_DOCUMENTS) {
    const file = await renderSample(id, PICTURED);
    const png = await page.evaluate(drawFirstPage, {
      base64: file.toString('base64'),
      width: SAMPLE_PICTURE.width,
    });
    for (const width of SAMPLE_PICTURE.widths)
      await sharp(Buffer.from(png.split(',')[1] ?? '', 'base64'))
        .resize({
          width,
          height: Math.round((width * SAMPLE_PICTURE.height) / SAMPLE_PICTURE.width),
          fit: 'fill',
        })
        .avif({ quality: 50, effort: 6 })
        .toFile(join(publicFolder, samplePicturePath(id, width)));
  }
  await writeFile(join(import.meta.dirname, 'sample-pictures.txt'), `${hashSamples()}\n`);
} finally {
  await browser.close();
}

type PdfJs = typeof import('unpdf/pdfjs');

/**
 * Runs in the browser: the first page as a picture twice as wide as the
 * largest, in a data address.
 */
async function drawFirstPage({ base64, width }: { base64: string; width: number }) {
  const address = '/pdfjs.mjs';
  const { getDocument } = (await import(/* @vite-ignore */ address)) as PdfJs;
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const first = await (await getDocument({ data, disableFontFace: false }).promise).getPage(1);
  const scale = (2 * width) / first.getViewport({ scale: 1 }).width;
  const viewport = first.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const canvasContext = canvas.getContext('2d');
  if (!canvasContext) throw new Error('no canvas');
  await first.render({ canvas, canvasContext, viewport }).promise;
  return canvas.toDataURL('image/png');
}
