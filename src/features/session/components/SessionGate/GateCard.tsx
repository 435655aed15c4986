import { useId, type ReactNode } from 'react';
import { Logo } from '@/ui/Logo/Logo';
import { Spacer } from '@/ui/Text/Text';
import { Body, Brand, Card } from './SessionGate.styles';

interface GateCardProps {
  readonly title: string;
  readonly themeToggle: ReactNode;
  /** What can be done. */
  readonly footer?: ReactNode;
  /** px of the part between head and foot, for a view that gets more to say. */
  readonly leastHeight?: number;
  readonly children: ReactNode;
}

/** The frame that all views of the gate have in common; its title takes the focus when views change. */
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
