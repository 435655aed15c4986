import type { PageContent, TextRun, VectorPath } from '../pageContent';
import { pdfString } from '../writePdf';

/** The operators that paint a page's lines, shapes and letters (in Helvetica; F2 is bold), for `writePdf`. */
export const contentStream = ({ height, paths, texts }: PageContent): string =>
  [...paths.map((path) => painted(path, height)), ...texts.map((run) => written(run, height))].join(
    '\n',
  );

function painted({ kind, lineWidth, subpaths }: VectorPath, height: number): string {
  const corners = subpaths.map(({ points }) =>
    points.map(({ x, y }, i) => `${x} ${height - y} ${i === 0 ? 'm' : 'l'}`).join(' '),
  );
  return `${lineWidth} w ${corners.join(' ')} ${kind === 'fill' ? 'f' : 'S'}`;
}

function written({ text, x, y, size, angle, bold }: TextRun, height: number): string {
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [Math.cos(turn).toFixed(6), Math.sin(turn).toFixed(6)];
  const matrix = `${along} ${-Number(across)} ${across} ${along} ${x} ${height - y}`;
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${matrix} Tm ${pdfString(text)} Tj ET`;
}
