import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import { selectOpenDocument } from '@/article';
import { EmptyDocument } from './EmptyDocument';
import type { OpenDocumentProps } from './OpenDocument';

/** The viewer and its tools, loaded on demand rather than at startup. */
export const OpenDocumentPart = lazyPart<OpenDocumentProps>({
  name: 'The viewer',
  load: async () => (await import(/* webpackChunkName: "viewer" */ './OpenDocument')).OpenDocument,
  busy: () => <Waiting>Loading the viewer</Waiting>,
});

interface DocumentPaneProps extends Omit<OpenDocumentProps, 'document'> {
  /** Saved articles, shown while none is open. */
  readonly recentWork?: ReactNode;
  /** Takes several files at once. */
  readonly onSeveral?: (files: readonly File[]) => void;
  /** Whether `onSeveral` takes this file even if it comes alone. */
  readonly isForSeveral?: (file: File) => boolean;
}

/** The first column: first the controls for opening a document, then the document itself. */
export function DocumentPane({ recentWork, onSeveral, isForSeveral, ...props }: DocumentPaneProps) {
  const document = useSelector(selectOpenDocument);
  if (!document) return <EmptyDocument {...{ recentWork, onSeveral, isForSeveral }} />;
  return <OpenDocumentPart document={document} {...props} />;
}
