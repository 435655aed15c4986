import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { modelGiveRequested, selectGivenModel } from '../../languageModel.slice';
import { keyProblem, modelProblem } from '../../modelFields';
import { offerKey } from '../../offeredKey';

/** What is typed into the form. The key reaches the secrets outside of the store, and is never shown again. */
export function useModelForm(onDone: () => void) {
  const dispatch = useDispatch();
  const { config, secrets } = usePlatform();
  const given = useSelector(selectGivenModel);
  const [key, setKey] = useState('');
  const [model, setModel] = useState(given?.model ?? config.languageModelName ?? '');
  const [isKept, setIsKept] = useState(given?.isKept ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    offerKey(secrets, key.trim());
    dispatch(modelGiveRequested({ model: model.trim(), isKept }));
    onDone();
  };
  return {
    ...{ key, setKey, model, setModel, isKept, setIsKept, submit },
    notReady: keyProblem(key.trim()) ?? modelProblem(model.trim()),
  };
}

export type ModelForm = ReturnType<typeof useModelForm>;
