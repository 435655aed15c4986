import { Input } from '@/ui/Field/Field.styles';
import { SegmentedControl, type SegmentedOption } from '@/ui/SegmentedControl/SegmentedControl';
import { Bar } from '../List.styles';
import type { ArticleFilterState, WhichArticles } from './whichArticles';

const CHOICES: readonly SegmentedOption<WhichArticles>[] = [
  { value: 'all', label: 'All' },
  { value: 'own', label: 'Yours' },
  { value: 'free', label: 'Free' },
  { value: 'checked', label: 'Checked' },
  { value: 'confirmed', label: 'Confirmed' },
];

interface ArticleFilterProps {
  readonly filter: ArticleFilterState;
  readonly onChange: (filter: ArticleFilterState) => void;
}

export function ArticleFilter({ filter, onChange }: ArticleFilterProps) {
  return (
    <Bar>
      <SegmentedControl
        label="Which articles"
        options={CHOICES}
        value={filter.which}
        onChange={(which) => onChange({ ...filter, which })}
      />
      <Input
        type="search"
        aria-label="Title, DOI or file"
        placeholder="Title, DOI or file"
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
    </Bar>
  );
}
