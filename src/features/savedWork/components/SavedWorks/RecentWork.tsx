import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { usePlatform } from '@/platform/PlatformContext';
import { Spacer } from '@/ui/Text/Text';
import { selectOpening, selectSavedWorks } from '../../savedWork.selectors';
import { savedWorkOpenRequested } from '../../savedWork.slice';
import { ClearSaved } from './ClearSaved';
import { UnreadWork } from './UnreadWork';
import { savedText } from './factsOf';
import { RemoveSaved } from './RemoveSaved';
import { Facts, Head, Hint, List, Name, OpenLine, Row, Section } from './SavedWorks.styles';

const Recent = styled(Section)`
  margin: 0 var(--s-4) var(--s-4);
`;

/** Articles listed; all of them are in the library. */
const LISTED = 8;

interface Props {
  /** Hashes of articles that are not listed, because they are being removed. */
  readonly hidden?: readonly string[];
}

/** Recent work to continue with, while no document is open. */
export function RecentWork({ hidden = [] }: Props) {
  const works = useSelector(selectSavedWorks).filter(({ hash }) => !hidden.includes(hash));
  const opening = useSelector(selectOpening);
  const dispatch = useDispatch();
  const { clock } = usePlatform();
  if (works.length === 0) return <UnreadWork />;
  return (
    <Recent aria-labelledby="recent-work">
      <UnreadWork />
      <Head>
        <h3 id="recent-work">Recent work</h3>
        <Spacer />
        <ClearSaved label="Clear all" />
      </Head>
      <List>
        {works.slice(0, LISTED).map((work) => (
          <Row key={work.hash}>
            <OpenLine
              type="button"
              aria-busy={opening === work.hash}
              disabled={work.isUnreadable}
              onClick={() => dispatch(savedWorkOpenRequested({ hash: work.hash }))}
            >
              <Name title={work.name}>{work.name}</Name>
              <Facts>{savedText(work, clock.now())}</Facts>
            </OpenLine>
            <RemoveSaved work={work} />
          </Row>
        ))}
      </List>
      <Hint>
        Kept in this browser, on this device only.
        {works.length > LISTED && ` ${works.length - LISTED} more are in the library.`}
      </Hint>
    </Recent>
  );
}
