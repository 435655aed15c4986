import { CircleCheck, OctagonAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useSelector } from 'react-redux';
import { FIELD_LABELS, type FormField } from '@/domain/submission/submissionFields';
import { Icon } from '@/ui/Icon/Icon';
import { selectFieldErrors, selectMissing } from '../../submission.selectors';
import { inFormOrder } from '../fields';
import { FieldLink, Mend } from './SubmissionFoot.styles';

interface FieldsToMendProps {
  readonly onJump: (field: FormField) => void;
}

/** Lists the missing fields, or else those that COCONUT rejected, with a link to each. */
export function FieldsToMend({ onJump }: FieldsToMendProps) {
  const missing = inFormOrder(useSelector(selectMissing));
  const refused = inFormOrder(Object.keys(useSelector(selectFieldErrors)));
  const fields = missing.length > 0 ? missing : refused;
  if (fields.length === 0) {
    return (
      <Mend role="status" $isFault={false}>
        <Icon of={CircleCheck} size={14} />
        All required fields are filled in
      </Mend>
    );
  }
  const count = fields.length === 1 ? '1 field' : `${fields.length} fields`;
  const verb = fields.length === 1 ? 'is' : 'are';
  return (
    <Mend role="status" $isFault>
      <Icon of={OctagonAlert} size={14} />
      <span>
        {missing.length > 0 ? `${count} ${verb} missing: ` : `COCONUT refused ${count}: `}
        {fields.map((field, index) => (
          <Fragment key={field}>
            {index > 0 && ', '}
            <FieldLink type="button" onClick={() => onJump(field)}>
              {FIELD_LABELS[field]}
            </FieldLink>
          </Fragment>
        ))}
      </span>
    </Mend>
  );
}
