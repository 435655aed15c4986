import { useDispatch } from 'react-redux';
import { ORGANISM_RELATION_NAMES, ORGANISM_RELATIONS } from '@/domain/compoundDraft';
import { compoundFieldsSet, selectCompoundDraft } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Select } from '@/ui/Field/Field.styles';

/** Whether the compound comes from the organism; only then it goes out as a source. */
export function RelationSelect({ id }: { readonly id: string }) {
  const dispatch = useDispatch();
  const { relation = 'isolated' } = useSelectorWith(selectCompoundDraft, id);
  return (
    <span>
      <Select
        aria-label="What the organism is to the compound"
        value={relation}
        onChange={({ target: { value } }) => {
          const chosen = ORGANISM_RELATIONS.find((one) => one === value);
          if (chosen) dispatch(compoundFieldsSet({ ids: [id], fields: { relation: chosen } }));
        }}
      >
        {ORGANISM_RELATIONS.map((one) => (
          <option key={one} value={one}>
            {ORGANISM_RELATION_NAMES[one]}
          </option>
        ))}
      </Select>
    </span>
  );
}
