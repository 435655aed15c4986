import { counted } from '@/lib/counted';
import { countIn, INBOX_GROUPS, type InboxDrawing, type InboxGroup } from '@/domain/library/inbox';
import type { ArticleToCheck } from '@/features/library';

/** How sure a drawing is, on its row and in the filter. */
export const GROUP_WORDS: Readonly<Record<InboxGroup, string>> = {
  doubtful: 'doubtful',
  failed: 'no reading',
  likely: 'likely',
  sure: 'sure',
  unscored: 'no score',
  unread: 'not yet read',
};

const WITHOUT_REASON: Readonly<Record<InboxGroup, string>> = {
  doubtful: 'Doubtful',
  failed: 'It could not be read',
  likely: 'Likely, not yet checked',
  sure: 'Sure, not yet checked',
  unscored: 'Without a score, not yet checked',
  unread: 'Not yet read',
};

export const whyInWords = ({ why, group }: InboxDrawing): string => why || WITHOUT_REASON[group];

/** `9 doubtful first, then 14 likely, 41 sure`. */
export function groupsInWords(rows: readonly InboxDrawing[]): string {
  const [first, ...others] = INBOX_GROUPS.map((group) => ({ group, count: countIn(rows, group) }))
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => `${count} ${GROUP_WORDS[group]}`);
  if (first === undefined) return '';
  return others.length === 0 ? first : `${first} first, then ${others.join(', ')}`;
}

/** Why no drawing is left, once all articles were looked at. */
export function nothingInWords(articles: readonly ArticleToCheck[]): string {
  const total = articles.reduce((sum, { known }) => sum + (known?.total ?? 0), 0);
  const unread = articles.filter(({ summary: { facts } }) => facts?.isBegun === false).length;
  const lost = articles.filter(({ known }) => known?.isUnreadable).length;
  const isAre = (count: number) => (count === 1 ? 'is' : 'are');
  const said = [
    total > 0 && `${total === 1 ? 'the only drawing is' : `all ${total} drawings are`} checked`,
    total === 0 && unread < articles.length - lost && 'no drawings were found',
    unread > 0 && `${counted(unread, 'article')} ${isAre(unread)} not read yet`,
    lost > 0 && `${counted(lost, 'article')} cannot be read`,
  ].filter((words) => words !== false);
  return `Nothing to check: ${said.join('; ')}.`;
}
