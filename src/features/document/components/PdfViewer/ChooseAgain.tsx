import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FileSearch } from 'lucide-react';
import type { FileDescription } from '@/platform/vaults';
import { Button } from '@/ui/Button/Button';
import { FileInput } from '../DocumentMenu/FileInput';
import { candidateDropped, uploadRequested } from '../../opening.slice';
import { selectOpenDocument } from '@/article';
import { useFileIntake } from '../../useFileIntake';

/** Asks for the open document's own file again; a different one is recognised by its content and refused. */
export function ChooseAgain() {
  const dispatch = useDispatch();
  const document = useSelector(selectOpenDocument);
  const [isOther, setIsOther] = useState(false);
  const take = ({ hash }: FileDescription) => {
    const isSame = hash === document?.file.hash;
    setIsOther(!isSame);
    dispatch(isSame ? uploadRequested() : candidateDropped());
  };
  const intake = useFileIntake(take);
  return (
    <>
      <FileInput label="The document's file" onFile={intake}>
        {(choose) => (
          <Button icon={FileSearch} onClick={choose}>
            Choose the file again
          </Button>
        )}
      </FileInput>
      <p role="status">{isOther && `That file is not “${document?.file.name}”.`}</p>
    </>
  );
}
