import {
  CircleCheck,
  Columns3,
  Download,
  Highlighter,
  Scissors,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { Icon } from '@/ui/Icon/Icon';
import type { FeatureCardId } from '../../content/features';

const ICONS: Record<FeatureCardId, LucideIcon> = {
  reading: Columns3,
  text: Highlighter,
  cutting: Scissors,
  engines: Workflow,
  checking: CircleCheck,
  export: Download,
};

interface FeatureCardProps {
  readonly id: FeatureCardId;
  readonly title: string;
  readonly text: string;
}

export function FeatureCard({ id, title, text }: FeatureCardProps) {
  return (
    <li>
      <Icon of={ICONS[id]} />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
