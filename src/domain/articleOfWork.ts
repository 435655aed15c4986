import { articleFrom, type Article } from './article';
import type { Work } from './work';

/** The article of saved work. */
export const articleOfWork = ({ document, text, article }: Work): Article =>
  articleFrom(
    {
      record: document.record,
      printed: text.extracted?.article,
      metadataTitle: document.title,
      fileName: document.file.name,
      doi: document.doi,
    },
    article,
  );
