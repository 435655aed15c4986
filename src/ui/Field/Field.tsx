import { useId } from 'react';
import type { ReactNode } from 'react';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { Icon } from '@/ui/Icon/Icon';
import { Stack, Text } from '@/ui/Layout/Layout';
import { Muted } from '@/ui/Text/Text';
import { Caution, Fault } from './Field.styles';

/** Props for the control inside a field; spread them onto an `Input` or `TextArea`. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong, and how to fix it; replaces the hint. */
  readonly error?: string | undefined;
  /** What is allowed, but likely to be refused or wrong; shown below hint or error. */
  readonly warning?: string | undefined;
  readonly required?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint or its error, tied together for assistive technology. */
export function Field({ label, hint, error, warning, required = false, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const warningId = `${id}-warning`;
  const notes = [
    (error ?? hint) !== undefined && noteId,
    warning !== undefined && warningId,
  ].filter((it) => it !== false);
  return (
    <Stack $gap={1} $content="start">
      <Text as="label" $size="s" $weight={600} htmlFor={id}>
        {label} {required && <Muted>(required)</Muted>}
      </Text>
      {children({
        id,
        required,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
      {error !== undefined ? (
        <Fault id={noteId}>
          <Icon of={OctagonAlert} size={14} />
          {error}
        </Fault>
      ) : (
        hint !== undefined && (
          <Text $ink="text-2" $size="s" $breaks id={noteId}>
            {hint}
          </Text>
        )
      )}
      {warning !== undefined && (
        <Caution id={warningId}>
          <Icon of={TriangleAlert} size={14} />
          {warning}
        </Caution>
      )}
    </Stack>
  );
}
