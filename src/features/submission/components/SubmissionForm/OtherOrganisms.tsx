import { ChevronDown } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Menu } from '@/ui/Menu/Menu';
import { selectOrganismChoices } from '../../submission.selectors';
import { Below } from './Organisms.styles';

interface OtherOrganismsProps {
  readonly isBusy: boolean;
  readonly onChoose: (name: string) => void;
}

/** The other organisms of the article, to be added one by one. */
export function OtherOrganisms({ isBusy, onChoose }: OtherOrganismsProps) {
  const names = useSelector(selectOrganismChoices);
  if (names.length === 0 || isBusy) return null;
  const label =
    names.length === 1
      ? '1 other organism of the article'
      : `${names.length} other organisms of the article`;
  return (
    <Below>
      <Menu
        icon={ChevronDown}
        variant="quiet"
        label={label}
        items={names.map((name) => ({ id: name, label: name, onSelect: () => onChoose(name) }))}
      />
    </Below>
  );
}
