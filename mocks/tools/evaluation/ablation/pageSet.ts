import { readFile } from 'node:fs/promises';
import type { EnginePorts } from '../../../engine/tasks/enginePorts';
import { createSegmentationTasks } from '../../../engine/tasks/segmentation';
import type { SegmentWithImage } from '../../../engine/segmentation/segment';
import type { KnownArticle } from '../articles/articleFiles';
import type { TrueDrawing } from '../articles/articleTruth';
import { labelOf } from '../articles/evaluateArticle';
import { judgeLabel } from '../articles/judgeLabel';
import { matchDrawings } from '../articles/matchDrawings';
import { halfOf, type MeasuredCase, type MeasuredItem, type MeasuredSet } from './measuredCase';
import { switches } from './switches';

const NO_PICTURE = new Uint8Array();

/** The pages of an article with drawings and their neighbours: what is cut out whole, what falsely, and the labels. */
export async function pageSet(
  ports: EnginePorts,
  { name, file, truths }: KnownArticle,
): Promise<MeasuredSet> {
  const pdf = new Uint8Array(await readFile(file));
  const unwritten = { ...ports.images, encodePng: async () => NO_PICTURE };
  const tasks = createSegmentationTasks({ ...ports, images: unwritten });
  const rows = truths.map((truth, index) => ({ truth, index }));
  const pages = [...new Set(truths.map(({ pageIndex }) => pageIndex))];
  const cases = pages.map((pageIndex): MeasuredCase => {
    const page = `${name}, page ${pageIndex + 1}`;
    const onPage = rows.filter(({ truth }) => truth.pageIndex === pageIndex);
    return {
      name: page,
      read: async () => {
        switches.rememberFor(page);
        const { segments } = await tasks.findSegments({ pdf, pageIndex });
        const stated = segments.map(({ box, label }) => [box.map(Math.round), label]);
        return { stated: JSON.stringify(stated), items: itemsOf(page, onPage, segments) };
      },
    };
  });
  return { name: `${name}, pages`, cases };
}

function itemsOf(
  page: string,
  onPage: readonly { readonly truth: TrueDrawing; readonly index: number }[],
  segments: readonly SegmentWithImage[],
): MeasuredItem[] {
  const { drawings, falseFinds } = matchDrawings(
    onPage.map(({ truth }) => truth.box),
    segments.map(({ box }) => box),
  );
  const ofDrawings = onPage.flatMap(({ truth, index }, at): MeasuredItem[] => {
    const { finding, found } = drawings[at] ?? {};
    const segment = segments[found ?? -1];
    const link = judgeLabel(truth, labelOf(segment && { ...segment, readings: {} }));
    const half = halfOf(index);
    const name = `${page}, drawing ${index + 1}`;
    return [
      { name, half, right: finding === 'whole' },
      { name: `${name}, label`, half, right: link === 'right' || link === 'none' },
    ];
  });
  const first = onPage[0]?.index ?? 0;
  return [
    ...ofDrawings,
    { name: `${page}, nothing false`, half: halfOf(first), right: falseFinds.length === 0 },
  ];
}
