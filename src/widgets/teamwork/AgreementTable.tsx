import { useStore } from 'react-redux';
import { selectOrdinal, type SegmentsRootState } from '@/article';
import type { FieldAgreement, Pair } from '@/domain/team/agreement';
import { Text } from '@/ui/Layout/Layout';
import { fieldInWords, KAPPA_MEANS, kappaInWords } from './agreementWords';

/** How far two people agree, by field. */
export function AgreementTable({ agreement }: { readonly agreement: readonly FieldAgreement[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Alike</th>
          <th scope="col">
            <abbr title={KAPPA_MEANS}>κ</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {agreement.map((each) => (
          <tr key={each.field}>
            <th scope="row">{fieldInWords(each.field)}</th>
            <td>
              {each.same} of {each.pairs}
            </td>
            <td>{kappaInWords(each)}</td>
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
