import { useId, type ReactNode } from 'react';
import { Logo } from '@/ui/Logo/Logo';
import { Spacer } from '@/ui/Text/Text';
import { Body, Brand, Card } from './SessionGate.styles';

interface GateCardProps {
  readonly title: string;
  readonly themeToggle: ReactNode;
  /** The available actions. */
  readonly footer?: ReactNode;
  /** Minimum height in px of the part between header and footer, for a view whose content may grow. */
  readonly leastHeight?: number;
  readonly children: ReactNode;
}

/** The frame shared by all views of the gate; its title receives the focus when the view changes. */
export function GateCard(props: GateCardProps) {
  const { title, themeToggle, footer, leastHeight = 0, children } = props;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <header>
        <Brand>
          <Logo />
          MARCUS <small>Beta</small>
        </Brand>
        <Spacer />
        {themeToggle}
      </header>
      <Body $leastHeight={leastHeight}>
        <h1 id={titleId} tabIndex={-1} data-gate-title="">
          {title}
        </h1>
        {children}
      </Body>
      {footer !== undefined && <footer>{footer}</footer>}
    </Card>
  );
}
