import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { fileSizeText } from '@/domain/fileSize';
import { usePlatform } from '@/platform/PlatformContext';
import { Spacer } from '@/ui/Text/Text';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { selectSavedList } from '../../savedWork.selectors';
import type { SavedList } from '../../savedWorkState';
import { selectSetAside } from '../../setAside.slice';
import { SetAsideList } from '../SetAside/SetAsideList';
import { ClearSaved } from './ClearSaved';
import { savedText } from './factsOf';
import { RemoveSaved } from './RemoveSaved';
import { Facts, Head, Hint, Line, List, Name, Row, Section } from './SavedWorks.styles';

interface Props {
  /** Hashes of articles that are not listed, because they are being removed. */
  readonly hidden?: readonly string[];
}

/** What this browser stores of the user's work, how much it is, and how to delete it. */
export function SavedWorkList({ hidden = [] }: Props) {
  const list = useSelector(selectSavedList);
  const { clock } = usePlatform();
  const works =
    list.status === 'known' ? list.works.filter(({ hash }) => !hidden.includes(hash)) : [];
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, true, works.length + useSelector(selectSetAside).length);
  return (
    <Section ref={section} aria-labelledby="saved-work">
      <Head>
        <h3 id="saved-work" tabIndex={-1}>
          Saved work
        </h3>
        <Spacer />
        {works.length > 0 && <ClearSaved label="Clear my data" />}
      </Head>
      {works.length > 0 && (
        <List>
          {works.map((work) => (
            <Row key={work.hash}>
              <Line>
                <Name title={work.name}>{work.name}</Name>
                <Facts>
                  {!work.isUnreadable && `${fileSizeText(work.size)} · `}
                  {savedText(work, clock.now())}
                </Facts>
              </Line>
              <RemoveSaved work={work} />
            </Row>
          ))}
        </List>
      )}
      <Hint>{hintOf(list, works.length)}</Hint>
      <SetAsideList />
    </Section>
  );
}

function hintOf(list: SavedList, count: number): string {
  if (list.status === 'failed') return `Nothing can be saved: ${list.message}`;
  return count > 0
    ? 'Kept in this browser, on this device only.'
    : 'Nothing is saved in this browser.';
}
