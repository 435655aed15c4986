import { useSelector } from 'react-redux';
import { fileSizeText } from '@/domain/fileSize';
import { usePlatform } from '@/platform/PlatformContext';
import { Spacer } from '@/ui/Text/Text';
import { selectSavedList } from '../../savedWork.selectors';
import { KEPT_ARTICLES } from '../../savedWorkBudget';
import { SetAsideList } from '../SetAside/SetAsideList';
import { ClearSaved } from './ClearSaved';
import { factsOf, savedAtText } from './factsOf';
import { RemoveSaved } from './RemoveSaved';
import { Facts, Head, Hint, Line, List, Name, Row, Section } from './SavedWorks.styles';

/** What this browser keeps of the user's work, how much that is, and the way to be rid of it. */
export function SavedWorkList() {
  const list = useSelector(selectSavedList);
  const { clock } = usePlatform();
  const works = list.status === 'known' ? list.works : [];
  return (
    <Section aria-labelledby="saved-work">
      <Head>
        <h3 id="saved-work">Saved work</h3>
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
                  {fileSizeText(work.size)} · {factsOf(work)} ·{' '}
                  {savedAtText(work.savedAt, clock.now())}
                </Facts>
              </Line>
              <RemoveSaved work={work} />
            </Row>
          ))}
        </List>
      )}
      <Hint>
        {list.status === 'failed'
          ? `Nothing can be saved: ${list.message}`
          : works.length === 0
            ? 'Nothing is saved in this browser.'
            : `Kept in this browser, on this device only: the latest ${KEPT_ARTICLES} articles.`}
      </Hint>
      <SetAsideList />
    </Section>
  );
}
