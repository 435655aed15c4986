import type { Work } from '@/domain/work';
import type { WorkRootState } from './selectWork';

/** Why a field is not part of the work. */
type NotKept =
  | 'of the session'
  | 'of what was running'
  | 'of the screen'
  | 'of the installation'
  | 'of this browser';

type PartsOf<T> = {
  [Part in keyof T & string]: Part | `${Part}.${keyof NonNullable<T[Part]> & string}`;
}[keyof T & string];

/**
 * For each field of a state that contains work: where it is kept, or why it is not. A field added to one of
 * these states does not compile until it is listed here.
 */
export const KEPT_STATE = {
  document: {
    open: 'document',
    pdfIsHidden: 'document.pdfIsHidden',
    shownPage: 'of the screen',
    candidate: 'of what was running',
    printing: 'of what was running',
  },
  text: {
    extracted: 'text.extracted',
    history: 'text.history',
    pagesRead: 'of the screen',
    extraction: 'of what was running',
    scan: 'of what was running',
  },
  annotations: {
    result: 'annotations',
    extraction: 'of what was running',
    shownLabel: 'of the screen',
    shownState: 'of the screen',
    picked: 'of the screen',
  },
  annotationWords: { words: 'annotationWords' },
  segments: {
    ids: 'segments.items',
    entities: 'segments.items',
    extraction: 'segments.info',
    isIncomplete: 'segments.info',
    selected: 'segments.selected',
    judgements: 'segments.judgements',
    overruled: 'segments.overruled',
    numbers: 'segments.numbers',
    hideIncorrect: 'segments.hideIncorrect',
    onlyProcessSelected: 'segments.onlyProcessSelected',
    heldByServices: 'of the session',
  },
  structures: { ids: 'structures', entities: 'structures' },
  article: { words: 'article', form: 'of the screen' },
  compounds: { drafts: 'compoundDrafts' },
  history: { done: 'history', undone: 'history' },
  recognition: {
    options: 'recognition.options',
    items: 'recognition.items',
    job: 'of what was running',
    engines: 'of the installation',
    product: 'of the installation',
  },
  submission: {
    drafts: 'submissionDrafts',
    receipts: 'submissionReceipts',
    open: 'of the screen',
    series: 'of the screen',
    looksUpByItself: 'of this browser',
  },
} satisfies {
  readonly [Feature in keyof WorkRootState]-?: {
    readonly [Field in keyof WorkRootState[Feature]]-?: PartsOf<Work> | NotKept;
  };
};
