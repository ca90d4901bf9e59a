import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { Button, classNames } from 'ui-kit';
import type { ButtonProps } from 'ui-kit';
import classes from './form.module.css';
import { ErrorSummary } from '../error-summary/error-summary';
import { useFormErrors } from './use-form-errors';

interface BoundErrorSummaryProps {
  title: string;
  /** The number of failed submits; each new one moves the focus here. */
  attempt: number;
}

/** The errors of the `Form`, each linked to its field. It appears after the first failed submit. */
function BoundErrorSummary({ title, attempt }: BoundErrorSummaryProps) {
  const { setFocus } = useFormContext();
  const errors = useFormErrors();
  if (attempt === 0 || errors.length === 0) return null;
  return <ErrorSummary title={title} errors={errors} attempt={attempt} onChoose={setFocus} />;
}

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method'> {
  /** The result of `useForm`. */
  form: UseFormReturn<Values>;
  /** Called with the values when all are valid. */
  onSubmit: SubmitHandler<Values>;
  /** Called when some are invalid, for a message of the specification such as “All Fields are Required”. */
  onInvalid?: () => void;
  children: ReactNode;
}

/**
 * A form whose fields are bound by name. Without scripts, or before hydration, it is sent by POST, so that input never
 * gets into an address. After a failed submit, a summary of the errors appears on top, takes the focus, and links to
 * each field.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  onInvalid,
  className,
  children,
  ...rest
}: FormProps<Values>) {
  const [failures, setFailures] = useState(0);
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        method="post"
        noValidate
        className={classNames(classes.form, className)}
        onSubmit={(event) => {
          // React bubbles events of a form in a dialog to the page's form.
          event.stopPropagation();
          void form.handleSubmit(
            async (values, submitEvent) => {
              await onSubmit(values, submitEvent);
            },
            () => {
              setFailures((count) => count + 1);
              onInvalid?.();
            },
          )(event);
        }}
      >
        <BoundErrorSummary title="Please check these fields" attempt={failures} />
        {children}
      </form>
    </FormProvider>
  );
}

/** The button that submits its form, busy while the form is being submitted. */
export function SubmitButton({ busy, ...rest }: Omit<ButtonProps, 'type'>) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" busy={busy ?? formState.isSubmitting} />;
}

/** Places fields beside one another if there is room. */
export function FormColumns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(classes.columns, className)} />;
}

/** Related fields under a common heading. */
export function FormGroup({ legend, children, ...rest }: ComponentProps<'fieldset'> & { legend: ReactNode }) {
  return (
    <fieldset {...rest}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.group}>{children}</div>
    </fieldset>
  );
}

/** The buttons at the end of a form. */
export function FormButtons({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(classes.buttons, className)} />;
}
