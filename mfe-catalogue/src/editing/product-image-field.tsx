import { IMAGE_UPLOAD } from 'api-client';
import { ImageFileField, PictureChooser, useNeededToPublish } from 'admin-kit/content';
import { Suspense, useState } from 'react';
import { Button } from 'ui-kit';
import { useFormContext, useWatch } from 'ui-kit/form';
import type { ProductValues } from './product-values';
import classes from './editors.module.css';

/** The product's main picture: a file that is uploaded when the form is saved, or one of the media library. */
export function ProductImageField({ progress }: { readonly progress: number | null }) {
  const { control, setValue, clearErrors } = useFormContext<ProductValues>();
  const [logo, image] = useWatch({ control, name: ['logo', 'image'] });
  const { required, hint } = useNeededToPublish('Image is required', !logo && !image, `At most ${IMAGE_UPLOAD.size}`);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.image}>
      <ImageFileField
        name="image"
        label="Image"
        hint={hint}
        current={logo || null}
        progress={progress}
        rules={logo || !required ? {} : { required }}
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
