import { useStore } from 'react-redux';
import { selectOrdinal, type SegmentsRootState } from '@/article';
import type { Agreement, Pair } from '@/domain/team/agreement';
import { Text } from '@/ui/Layout/Layout';
import { partInWords } from './partWords';

const FIELD_WORDS: Readonly<Record<string, string>> = {
  verdict: 'Judgement',
  structure: 'Structure',
};

const fieldInWords = (field: string): string =>
  FIELD_WORDS[field] ?? partInWords(`drafts/x/${field}`);

/** How far two people agree, by field. */
export function AgreementTable({ agreement }: { readonly agreement: readonly Agreement[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Alike</th>
          <th scope="col">
            <abbr title="Cohen’s kappa: how far they agree beyond chance, 1 at most">κ</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {agreement.map(({ field, same, pairs, kappa }) => (
          <tr key={field}>
            <th scope="row">{fieldInWords(field)}</th>
            <td>
              {same} of {pairs}
            </td>
            <td>{kappa === undefined ? 'not defined' : kappa.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DifferencesProps {
  readonly pairs: readonly Pair[];
  readonly name: string;
}

/** What each of them said where they do not. */
export function Differences({ pairs, name }: DifferencesProps) {
  const { getState } = useStore<SegmentsRootState>();
  return (
    <details>
      <summary>Where they differ ({pairs.length})</summary>
      <ul>
        {pairs.map(({ segment, field, first, second }) => (
          <li key={segment + field}>
            <Text $breaks>
              #{selectOrdinal(getState(), segment)}, {fieldInWords(field)}: “{first}”, {name}: “
              {second}”
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
