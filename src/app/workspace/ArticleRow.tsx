import { useEffect } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { selectOpenDocument, selectSegmentCount } from '@/article';
import { ArticleTitle, DoiStatus } from '@/features/article';
import { ReadingLine, selectTabProgress } from '@/features/articleReading';
import { CommunityCheck } from '@/features/communityCheck';
import { DownloadDataButton, ExportButton } from '@/features/exporting';
import { selectAllIsChecked, selectReviewCounts } from '@/features/review';
import { Stack } from '@/ui/Layout/Layout';
import { below, look, row } from '@/ui/Layout/look';
import { Popover } from '@/ui/Popover/Popover';
import { Spacer } from '@/ui/Text/Text';
import { ReviewButton } from '@/widgets/review';
import { useAppSelector } from '../useAppSelector';
import { ArticleTeamworkPart } from '@/widgets/teamwork';
import { PrepareSelectedButton } from './PrepareSelectedButton';

/** The progress of its reading runs along its lower edge. */
const Line = styled.section`
  ${row({ position: 'relative', gap: 2, pad: '0 4', height: '44px' })}
  ${look({ ground: 'surface-1', edge: 'bottom' })}
  container: column / inline-size;

  ${below(900, { wrap: true, pad: '4px 4', height: 'auto', minHeight: '44px' })}
  ${below(768, { pad: '4px 3' })}
`;

interface ArticleRowProps {
  /** Told what the window title is to say of the work; nothing, in the end. */
  readonly onTitle: (words: string | undefined) => void;
}

/** The open article: what it is, how far it is read, and what comes next. */
export function ArticleRow({ onTitle }: ArticleRowProps) {
  useWindowTitle(onTitle);
  const { doubtful } = useAppSelector(selectReviewCounts);
  return (
    <Line aria-label="The article">
      <ArticleTitle />
      <DoiStatus />
      <CommunityCheck />
      <Spacer />
      <ReadingLine doubtful={doubtful} />
      <ArticleTeamworkPart />
      <ReviewButton />
      <Exports />
    </Line>
  );
}

/** The main way to a file, and behind it the two that go by the selection. */
function Exports() {
  const isEmpty = useAppSelector(selectSegmentCount) === 0;
  const isPrimary = useAppSelector(selectAllIsChecked);
  if (isEmpty) return null;
  return (
    <>
      <ExportButton isPrimary={isPrimary} />
      <Popover label="More ways to export" icon={ChevronDown} iconOnly closesOnPress>
        {() => (
          <Stack $gap={2} $pad={2}>
            <DownloadDataButton />
            <PrepareSelectedButton />
          </Stack>
        )}
      </Popover>
    </>
  );
}

function useWindowTitle(onTitle: ArticleRowProps['onTitle']) {
  const name = useAppSelector(selectOpenDocument)?.file.name;
  const progress = useAppSelector(selectTabProgress);
  const title = name === undefined || progress === undefined ? undefined : `${progress}: ${name}`;
  useEffect(() => {
    onTitle(title);
    return () => onTitle(undefined);
  }, [title, onTitle]);
}
