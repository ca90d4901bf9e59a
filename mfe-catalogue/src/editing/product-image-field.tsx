import { IMAGE_UPLOAD } from 'api-client';
import { ImageFileField, PictureChooser } from 'admin-kit/content';
import { Suspense, useState } from 'react';
import { Button } from 'ui-kit';
import { useFormContext, useWatch } from 'ui-kit/form';
import type { ProductValues } from './product-values';
import classes from './editors.module.css';

/** The product's main picture: a file that is uploaded when the form is saved, or one of the media library. */
export function ProductImageField({ progress }: { readonly progress: number | null }) {
  const { control, setValue, clearErrors } = useFormContext<ProductValues>();
  const logo = useWatch({ control, name: 'logo' });
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.image}>
      <ImageFileField
        name="image"
        label="Image"
        hint={`At most ${IMAGE_UPLOAD.size}`}
        current={logo || null}
        progress={progress}
        rules={logo ? {} : { required: 'Image is required' }}
      />
      <div>
        <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
          Choose from the media library
        </Button>
      </div>
      {choosing && (
        <Suspense fallback={null}>
          <PictureChooser
            onClose={() => setChoosing(false)}
            onChosen={({ focused }) => {
              setValue('logo', focused, { shouldDirty: true });
              setValue('image', null);
              clearErrors('image');
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
