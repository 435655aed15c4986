import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  conflictSettled,
  selectConflict,
  taskCancelRequested,
  type ConflictChoice,
  type ImportConflict,
} from '@/features/library';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Dialog } from '@/ui/Dialog/Dialog';
import { savedText } from './savedText';

const CHOICES: readonly (readonly [ConflictChoice, string])[] = [
  ['mine', 'Keep mine'],
  ['theirs', 'Take the file’s'],
  ['both', 'Keep both'],
];

/** Asks which work counts, where an article of the file has other work here. Each question begins unticked. */
export function ConflictDialog() {
  const conflict = useSelector(selectConflict);
  return conflict && <Question key={conflict.hash} conflict={conflict} />;
}

function Question({ conflict }: { readonly conflict: ImportConflict }) {
  const dispatch = useDispatch();
  const { clock } = usePlatform();
  const [forAll, setForAll] = useState(false);
  const said = ({ savedAt, checkedCount }: ImportConflict['here']) =>
    `saved ${savedText(savedAt, clock.now())}, ${checkedCount} checked`;
  return (
    <Dialog
      open
      title="There is other work on this article"
      onClose={() => dispatch(taskCancelRequested())}
      footer={
        <>
          {CHOICES.map(([choice, label]) => (
            <Button
              key={choice}
              variant={choice === 'both' ? 'primary' : 'default'}
              onClick={() => dispatch(conflictSettled({ choice, forAll }))}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <p>
        <b>{conflict.name}</b>
      </p>
      <p>Here: {said(conflict.here)}.</p>
      <p>In the file: {said(conflict.there)}.</p>
      <p>
        ‘Keep both’ leaves yours in place and sets the file’s aside, where it can be saved from the
        session panel. ‘Take the file’s’ sets yours aside.
      </p>
      <Checkbox checked={forAll} onChange={setForAll}>
        Do the same for all that follow
      </Checkbox>
    </Dialog>
  );
}
