import { PRODUCT_PICTURES } from 'api-client';
import { FieldCommentsButton, OrderButton, PictureChooser } from 'admin-kit/content';
import { Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, IconButton, Picture } from 'ui-kit';
import { TextField, useFieldArray, useFormContext } from 'ui-kit/form';
import type { ProductValues } from './product-values';
import { PartComments } from './part-comments';
import classes from './editors.module.css';

/** The editor of a product's further pictures: chosen from the media library, described and ordered. */
export function PictureEditor() {
  const { control, getValues } = useFormContext<ProductValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'pictures', keyName: 'rowId' });
  const [choosing, setChoosing] = useState(false);
  const labelOf = (index: number): string => getValues(`pictures.${index}.alt`).trim() || `Picture ${index + 1}`;
  return (
    <>
      {fields.map((picture, index) => (
        <fieldset key={picture.rowId} className={`${classes.row} ${classes.pictureRow}`}>
          <legend className={classes.rowLegend}>{`Picture ${index + 1}`}</legend>
          <Picture className={classes.thumbnail} src={picture.url} alt="" width={96} height={72} sizes="96px" />
          <TextField
            name={`pictures.${index}.alt`}
            label="What it shows"
            hint="For people who cannot see it."
            size="small"
            maxLength={300}
            rules={{ required: 'Describe the picture for people who cannot see it' }}
          />
          <div className={classes.remove}>
            <PartComments list="pictures" part={`pictures.${index}.alt`} id={picture._id} />
            <IconButton size="small" label={`Remove picture ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <div className={classes.buttons}>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          disabled={fields.length >= PRODUCT_PICTURES}
          onClick={() => setChoosing(true)}
        >
          Add picture
        </Button>
        <FieldCommentsButton name="pictures" label="Pictures" />
        {fields.length > 1 && (
          <OrderButton
            title="Reorder pictures"
            items={fields.map(({ rowId }, index) => ({ _id: rowId, index }))}
            labelOf={({ index }) => labelOf(index)}
            extra={({ index }) => (
              <Picture
                src={fields[index]?.url}
                alt=""
                width={48}
                height={36}
                sizes="48px"
                className={classes.ordered}
              />
            )}
            save={async (ordered) => {
              const now = getValues('pictures');
              replace(ordered.flatMap(({ index }) => now[index] ?? []));
              return undefined;
            }}
          />
        )}
      </div>
      {choosing && (
        <Suspense fallback={null}>
          <PictureChooser
            onClose={() => setChoosing(false)}
            onChosen={({ focused, alt }) => {
              append({ url: focused, alt }, { shouldFocus: false });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
