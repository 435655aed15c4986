import { Link } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { COCONUT_REGISTRATION_PAGE } from '@/domain/coconut';
import { ISSUES, SOURCE_REPOSITORY } from '@/domain/project';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Muted } from '@/ui/Text/Text';
import { LAB } from '../../content/facts';
import {
  LAST_UPDATED,
  POLICY,
  SUMMARY,
  SUMMARY_IN_BROWSER,
  type PolicySection,
  type PolicyTable,
} from '../../content/privacyPolicy';
import { addressOf } from '../../overlay';
import { copyRequested } from '../../overlays.slice';
import { ArticleHead, ArticleRow, Paragraphs } from '../OverlayPage/Article';
import { Actions, Article } from '../OverlayPage/Article.styles';
import { OutsideLink } from '../OverlayPage/OutsideLink';
import { RecipientsTable } from './RecipientsTable';
import { StorageTable } from './StorageTable';

const LINKS = {
  lab: { href: LAB.url, words: LAB.name },
  issues: { href: ISSUES, words: 'Issues of the source repository' },
  register: { href: COCONUT_REGISTRATION_PAGE, words: 'Register with COCONUT' },
} as const;

const TABLES: Record<PolicyTable, () => React.ReactNode> = {
  storage: StorageTable,
  recipients: RecipientsTable,
};

/** Which data goes where (docs/requirements/session.md S2.PRIV.1). */
export function PrivacyPage() {
  const isInBrowser = usePlatform().config.servicesScript !== undefined;
  return (
    <Article>
      <ArticleHead title="Privacy Policy" actions={<HeadActions />}>
        {isInBrowser ? SUMMARY_IN_BROWSER : SUMMARY}
      </ArticleHead>
      {POLICY.map(({ inBrowser, ...section }) => (
        <Section
          key={section.id}
          {...section}
          {...(isInBrowser && inBrowser && { paragraphs: inBrowser })}
        />
      ))}
    </Article>
  );
}

function HeadActions() {
  const dispatch = useDispatch();
  const { address } = usePlatform();
  const copyLink = () => {
    const text = address.linkTo(addressOf('privacy-policy'));
    dispatch(copyRequested({ what: 'privacy-link', text }));
  };
  return (
    <>
      <Button icon={Link} onClick={copyLink}>
        Copy Link
      </Button>
      <OutsideLink href={SOURCE_REPOSITORY}>View Source</OutsideLink>
      <Muted>
        Last updated <time dateTime={LAST_UPDATED}>{inWords(LAST_UPDATED)}</time>
      </Muted>
    </>
  );
}

/** The same day in every time zone. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });

function Section({ title, paragraphs, table, links = [] }: PolicySection) {
  const Table = table && TABLES[table];
  return (
    <ArticleRow title={title}>
      <Paragraphs of={paragraphs} />
      {Table && <Table />}
      {links.length > 0 && (
        <Actions>
          {links.map((link) => (
            <OutsideLink key={link} href={LINKS[link].href}>
              {LINKS[link].words}
            </OutsideLink>
          ))}
        </Actions>
      )}
    </ArticleRow>
  );
}
