import type { CompoundQuery } from '@/domain/team/foundCompound';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { Choice } from './Choice';
import { DrawSought } from './DrawSought';
import { Fields, StructureRow } from './Search.styles';
import { KINDS, SIMILARITIES } from './searchWords';
import { useSoughtDrawing } from './useSoughtDrawing';

/** A part of the form. */
export interface PartProps {
  readonly query: CompoundQuery;
  readonly onChange: (changes: Partial<CompoundQuery>) => void;
}

/** The structure to look for, written or drawn, and how compounds are compared with it. */
export function StructureFields({ query, onChange }: PartProps) {
  const { structure, kind, leastSimilarity } = query;
  const drawing = useSoughtDrawing(structure);
  return (
    <StructureRow>
      <DrawSought drawing={drawing} />
      <Fields>
        <Field label="Structure" hint="SMILES or SMARTS, or drawn" error={drawing.fault}>
          {(control) => (
            <Input
              {...control}
              value={structure}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({ target }) => onChange({ structure: target.value })}
            />
          )}
        </Field>
        <Choice
          label="Compounds that"
          options={KINDS}
          value={kind}
          onChoose={(value) => onChange({ kind: value as CompoundQuery['kind'] })}
        />
        {kind === 'similarity' && (
          <Choice
            label="Similar by at least"
            options={SIMILARITIES}
            value={String(leastSimilarity)}
            onChoose={(value) => onChange({ leastSimilarity: Number(value) })}
          />
        )}
      </Fields>
    </StructureRow>
  );
}
