import type { ExportProgress } from './exporting.slice';

const DOING = {
  structures: 'Identifying',
  questions: 'Asking Wikidata',
  molfiles: 'Writing',
  drawings: 'Writing',
} as const;

/** `3 of 20 drawings` */
export const progressAmount = ({ of, done, total }: ExportProgress): string =>
  `${done} of ${total} ${of}`;

/** `Writing: 3 of 20 drawings` */
export const progressWords = (progress: ExportProgress): string =>
  `${DOING[progress.of]}: ${progressAmount(progress)}`;
