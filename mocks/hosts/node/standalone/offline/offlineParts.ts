/** A part of the built page that is stored, and removed, as a whole. */
interface OfflinePart {
  /** The page has the words for it (src/features/offline, `partNames`). */
  readonly id: string;
  /** Names of its files, relative to the page. */
  readonly files: RegExp;
}

/** Not needed in a browser that has the page: for other servers, for readers, or only while it is installed. */
const LEFT_OUT =
  /\.(?:map|gz)$|\.LICENSE\.txt$|(?:^|\/)(?:third-party-notices\.txt|build-info\.json|asset-manifest\.json|service-worker\.js)$|^icons\/(?!icon-192)/;

/** The first that matches counts; what matches none is of the shell, without which the page does not start. */
const PARTS: readonly OfflinePart[] = [
  { id: 'viewer', files: /^pdfjs\/|^assets\/(?:workers\/pdf-|pdfjs|.*\.(?:svg|gif)$)/ },
  // The services' own script is started with the page, with the chunks that it shares with the engine.
  { id: 'engine', files: /^engine\/(?!services\.worker\.|chunk\.)/ },
  { id: 'editor', files: /^ketcher\// },
];

/** The service worker knows it by this name (src/serviceWorker/builtFiles.ts). */
const SHELL = 'shell';

/** In which the page lists them: as a user needs them. Those of the engine have the names of its parts. */
export const PART_ORDER: readonly string[] = [
  SHELL,
  'viewer',
  'engine',
  'tagger',
  'taxa',
  'rdkit',
  'figures',
  'pixel-graph',
  'editor',
];

/** @returns the id of the part that a file belongs to; undefined for one that is not stored */
export function offlinePartOf(name: string): string | undefined {
  if (LEFT_OUT.test(name)) return undefined;
  return PARTS.find(({ files }) => files.test(name))?.id ?? SHELL;
}
