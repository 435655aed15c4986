import { Fragment } from 'react';
import { isSingleCharacter, keyNames, type KeyBinding } from '@/features/shortcuts';
import { Box } from '@/ui/Layout/Layout';
import { Kbd, Muted } from '@/ui/Text/Text';
import { KeyRows } from './HelpDialog.styles';
import { KEY_PLACES } from './keyPlaces';

function Chord({ chord }: { readonly chord: string }) {
  return keyNames(chord).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '+'}
      <Kbd>{name}</Kbd>
    </Fragment>
  ));
}

interface KeyListProps {
  /** Whether keys that are one character work. */
  readonly singles: boolean;
}

function KeyRow({ binding, singles }: KeyListProps & { binding: KeyBinding }) {
  const { keys, does, isRange = false } = binding;
  const working = keys.filter((key) => singles || !isSingleCharacter(key));
  const told = working.length > 0 ? working : keys;
  const shown = isRange ? told.filter((_, at) => at === 0 || at === told.length - 1) : told;
  return (
    <>
      <dt data-off={working.length === 0 || undefined}>
        {shown.map((key, at) => (
          <span key={key}>
            {isRange && at > 0 && 'to '}
            <Chord chord={key} />
          </span>
        ))}
      </dt>
      <dd>
        {does}
        {working.length === 0 && <Muted> (switched off)</Muted>}
      </dd>
    </>
  );
}

/** All keys, by the place where they work. */
export function KeyList({ singles }: KeyListProps) {
  return KEY_PLACES.map(({ title, hint, bindings }) => (
    <Box as="section" $margin="4 0" key={title}>
      <h4>
        {title}
        {hint !== undefined && <Muted>, {hint}</Muted>}
      </h4>
      <KeyRows>
        {bindings.map((binding) => (
          <KeyRow key={`${binding.keys[0]} ${binding.does}`} {...{ binding, singles }} />
        ))}
      </KeyRows>
    </Box>
  ));
}
