import { REJECT_REASON_NAMES } from '@/domain/judgement';
import {
  articleCounts,
  type ReaderCounts,
  type Statistics,
  type Sureness,
} from '@/domain/statistics/statistics';
import type { TitledArticle } from '@/domain/statistics/statisticsTable';
import { rateInWords, shareInWords } from './statisticsWords';

const WORDS: Readonly<Record<Sureness, string>> = {
  ...{ sure: 'sure', likely: 'likely', doubtful: 'doubtful', unscored: 'no score' },
};

/** How far a reader's word may be trusted. */
export function ReadersTable({ readers }: { readonly readers: readonly ReaderCounts[] }) {
  if (readers.length === 0) return null;
  return (
    <table>
      <caption>
        Readings
        <small>
          What became of what was read. ‘Corrected’: a person drew or took another structure.
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Read by</th>
          <th scope="col" data-word="">
            How sure
          </th>
          <th scope="col">Verified unchanged</th>
          <th scope="col">Corrected</th>
          <th scope="col">Rejected as wrong</th>
          <th scope="col">Right</th>
          <th scope="col">Accepted without a look</th>
        </tr>
      </thead>
      <tbody>
        {readers.map((counts) => (
          <tr key={`${counts.reader} ${counts.word}`}>
            <th scope="row">{counts.reader}</th>
            <td data-word="">{WORDS[counts.word]}</td>
            <td>{counts.unchanged}</td>
            <td>{counts.corrected}</td>
            <td>{counts.rejected}</td>
            <td>{shareInWords(counts)}</td>
            <td>{counts.unseen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ReasonsTable({ reasons }: Pick<Statistics, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <table>
      <caption>Rejected</caption>
      <thead>
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">Drawings</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ reason, count }) => (
          <tr key={reason}>
            <th scope="row">{REJECT_REASON_NAMES[reason]}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ArticlesTableProps {
  readonly articles: readonly (TitledArticle & { readonly hash: string })[];
}

export function ArticlesTable({ articles }: ArticlesTableProps) {
  return (
    <table>
      <caption>Articles</caption>
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col">Drawings</th>
          <th scope="col">Verified</th>
          <th scope="col">Rejected</th>
          <th scope="col">Left</th>
          <th scope="col">An hour</th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <ArticleRow key={article.hash} article={article} />
        ))}
      </tbody>
    </table>
  );
}

function ArticleRow({ article }: { readonly article: TitledArticle }) {
  const { total, verified, rejected, time } = articleCounts(article);
  return (
    <tr>
      <th scope="row">{article.title}</th>
      <td>{total}</td>
      <td>{verified}</td>
      <td>{rejected}</td>
      <td>{total - verified - rejected}</td>
      <td>{rateInWords(time)}</td>
    </tr>
  );
}
