import { hostileInputs, type HostileInput } from '../../../engine/chemistry/testing/hostileInputs';
import type { Attack, Family, Target } from '../attackTypes';
import { requireAnswer } from '../judge';
import { postJson } from '../wellness';

function send(target: Target, { call, input }: HostileInput) {
  switch (call) {
    case 'depict':
      return postJson(target, '/latest/depiction/generate', { useMolfileDirectly: true, ...input });
    case 'identify':
      return postJson(target, '/latest/chem/identifiers', [input]);
    case 'molfileForms':
      return postJson(target, '/latest/chem/molfiles', [input]);
    case 'smilesToMolfile':
      return postJson(target, '/latest/depiction/smiles_to_molfile', input);
    case 'compareSmiles': {
      const { smilesList } = input;
      const body = { smiles_list: smilesList, engine_names: smilesList };
      return postJson(target, '/latest/similarity/compare_smiles', body);
    }
    case 'findMcs': {
      const { molfiles } = input;
      return postJson(target, '/latest/similarity/find_mcs', { molfiles, engine_names: molfiles });
    }
  }
}

const attack = (hostile: HostileInput): Attack => ({
  name: hostile.name,
  run: async (target) => requireAnswer(await send(target, hostile)),
});

export const chemistry: Family = { name: 'chemistry', attacks: hostileInputs.map(attack) };
