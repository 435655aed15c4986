import { useDispatch, useSelector } from 'react-redux';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { selectLooksUpByItself } from '../../submission.selectors';
import { lookupByItselfChosen } from '../../submission.slice';
import { ArticleLookUp } from './ArticleLookUp';
import { PubchemLookUp } from './PubchemLookUp';

/** Sends nothing to third parties until the user presses a button, unless they have permanently opted in. */
export function LookUps() {
  const dispatch = useDispatch();
  const byItself = useSelector(selectLooksUpByItself);
  return (
    <>
      <ArticleLookUp />
      <PubchemLookUp />
      <div>
        <Checkbox checked={byItself} onChange={(chosen) => dispatch(lookupByItselfChosen(chosen))}>
          Look up automatically from now on
        </Checkbox>
      </div>
    </>
  );
}
