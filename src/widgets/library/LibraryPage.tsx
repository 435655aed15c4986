import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useSelector } from 'react-redux';
import {
  selectArticles,
  selectInboxPlace,
  selectLibrarySearch,
  selectRefusedFiles,
  selectWaiting,
  TaskLine,
  useArticleIntake,
  type LibraryView,
} from '@/features/library';
import { OVERLAY_NAMES, useEscapeHides } from '@/features/overlays';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { AcceptedNotice } from './AcceptedNotice';
import { ArticleTable } from './ArticleTable';
import { ConflictDialog } from './ConflictDialog';
import { DropPlace } from './DropPlace';
import { LibraryCheck } from './check/LibraryCheck';
import { Inbox } from './inbox/Inbox';
import { LibraryBar } from './LibraryBar';
import { LibraryFoot } from './LibraryFoot';
import { Page } from './Library.styles';
import { RemovalNotice } from './RemovalNotice';
import { SearchHits } from './SearchHits';
import { LibraryStatistics } from './statistics/LibraryStatistics';
import { SupplementNotice } from './SupplementNotice';
import { WaitingLine } from './WaitingLine';

/** What the file chooser offers; every file is checked once it is chosen. */
const OFFERED = {
  'application/pdf': ['.pdf'],
  'application/x-research-info-systems': ['.ris'],
  'application/x-bibtex': ['.bib', '.bibtex'],
  'application/json': ['.json'],
  'text/plain': ['.txt'],
};

/** All articles in this browser: how far each is, and what can be done with several at once. */
export function LibraryPage() {
  const articles = useSelector(selectArticles);
  const refused = useSelector(selectRefusedFiles);
  const { view } = useSelector(selectInboxPlace);
  const isList = view === 'articles' || articles.length === 0;
  const waiting = useSelector(selectWaiting);
  const count = articles.length + refused.length + waiting.length;
  const isSearching = useSelector(selectLibrarySearch) !== null;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const intake = useArticleIntake();
  const page = useRef<HTMLElement>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => intake([...accepted, ...rejected.map(({ file }) => file)]),
    accept: OFFERED,
    noClick: true,
    noKeyboard: true,
  });
  useEscapeHides();
  useFocusWhenLost(page, true, count);
  const chosenHere = chosen.filter((hash) => articles.some((article) => article.hash === hash));
  const { role: _role, tabIndex: _tabIndex, ...root } = getRootProps();
  return (
    <Page
      {...root}
      ref={(element: HTMLElement | null) => {
        page.current = element;
      }}
      aria-label={OVERLAY_NAMES.library}
      data-page-scroll=""
      data-over={isDragActive || undefined}
      $coversAll={false}
      $headIsCompact={false}
    >
      <input {...getInputProps({ 'aria-label': 'PDF files', style: { display: 'none' } })} />
      <LibraryBar articles={articles} chosen={chosenHere} onAdd={open} />
      {isList && (
        <>
          <VisuallyHidden as="h2">Articles</VisuallyHidden>
          <DropPlace isWhole={count === 0} />
          <WaitingLine />
        </>
      )}
      <TaskLine />
      <RemovalNotice />
      <AcceptedNotice />
      <SupplementNotice />
      {isSearching ? (
        <SearchHits articles={articles} />
      ) : !isList ? (
        <View view={view} />
      ) : (
        <ArticleTable
          articles={articles}
          refused={refused}
          waiting={waiting}
          chosen={chosenHere}
          onChoose={setChosen}
        />
      )}
      {isList && <LibraryFoot articles={articles} />}
      <ConflictDialog />
    </Page>
  );
}

function View({ view }: { readonly view: LibraryView }) {
  if (view === 'check') return <LibraryCheck />;
  return view === 'statistics' ? <LibraryStatistics /> : <Inbox />;
}
