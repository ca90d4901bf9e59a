import { Suspense, useId, useState, type ReactNode } from 'react';
import { Button, classNames, FieldError, Picture } from 'ui-kit';
import { useController, useFormContext } from 'ui-kit/form';
import { PictureChooser } from './lazy-chooser';
import classes from './pictures.module.css';

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The field with the description; it is filled from the library if it is empty. */
  readonly altName?: string;
  /** The message for an empty field; undefined if it may be empty now. */
  readonly required?: string;
  /** It may stay empty; by default, if it may be empty now. */
  readonly optional?: boolean;
}

/** A field of a `Form` with the address of a picture of the media library. */
export function PictureField({ name, label, hint, altName, required, optional = !required }: PictureFieldProps) {
  const id = useId();
  const { control, getValues, setValue } = useFormContext();
  const { field, fieldState } = useController({ name, control, rules: { required } });
  const [choosing, setChoosing] = useState(false);
  const address = String(field.value ?? '');
  return (
    <div className={classes.field} role="group" aria-labelledby={`${id}-label`}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
        {optional && <span className={classes.optional}> (optional)</span>}
      </span>
      {hint && (
        <span className={classes.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {address !== '' && (
        <div className={classes.preview}>
          <Picture src={address} alt="" width={320} height={200} sizes="320px" fit="contain" />
        </div>
      )}
      <div className={classes.buttons}>
        <Button
          ref={field.ref}
          variant="secondary"
          size="small"
          onBlur={field.onBlur}
          data-invalid={fieldState.error ? true : undefined}
          aria-describedby={classNames(hint ? `${id}-hint` : undefined, fieldState.error && `${id}-error`)}
          onClick={() => setChoosing(true)}
        >
          {address === '' ? 'Choose a picture' : 'Choose another'}
        </Button>
        {address !== '' && !required && (
          <Button variant="ghost" size="small" onClick={() => field.onChange('')}>
            Remove
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`}>{fieldState.error?.message}</FieldError>
      {choosing && (
        <Suspense fallback={null}>
          <PictureChooser
            onClose={() => setChoosing(false)}
            onChosen={({ focused, alt }) => {
              field.onChange(focused);
              if (altName && String(getValues(altName) ?? '') === '') setValue(altName, alt, { shouldDirty: true });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
