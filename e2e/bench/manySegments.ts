import type { Page } from '@playwright/test';
import sharp from 'sharp';

const SEGMENTS_PER_PAGE = 8;

/** A ring on white, about as large as a cut-out at 300 dpi. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
  <rect width="480" height="360" fill="white"/>
  <path d="M240 60l104 60v120l-104 60-104-60V120z" fill="none" stroke="black" stroke-width="5"/>
</svg>`;

/** Makes the services answer with this many segments, whatever the article contains. */
export async function answerWithSegments(page: Page, count: number): Promise<void> {
  const files = Array.from({ length: count }, (_, index) => {
    const pageIndex = Math.floor(index / SEGMENTS_PER_PAGE);
    return `page_${pageIndex}_${index % SEGMENTS_PER_PAGE}_segmented.png`;
  });
  const extraction = {
    segments_count: count,
    segments_directory: 'many-segments/all_segments',
    pdf_filename: 'many-segments.pdf',
  };
  const picture = await sharp(Buffer.from(DRAWING)).png().toBuffer();
  await page.route('**/extract_segments', (route) => route.fulfill({ json: extraction }));
  await page.route('**/list_directory/**', (route) => route.fulfill({ json: { files } }));
  await page.route('**/get_segment_image/**', (route) =>
    route.fulfill({ body: picture, contentType: 'image/png' }),
  );
}
