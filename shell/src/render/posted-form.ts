/** A form that was posted to a page. */
export interface PostedForm {
  readonly fields: FormData;
}

/** Why a posted form was not even looked at. */
export interface RefusedPost {
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

/** The request that an action gets, of a form that has been read already: it is not written and read once more. */
export class FormRequest extends Request {
  constructor(
    url: URL,
    private readonly fields: FormData,
  ) {
    super(url, { method: 'POST' });
  }

  override formData(): Promise<FormData> {
    return Promise.resolve(this.fields);
  }
}
