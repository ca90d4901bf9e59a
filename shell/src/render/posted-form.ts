export interface PostedForm {
  readonly fields: FormData;
}

export interface RefusedPost {
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

/**
 * The request that an action gets for a form that was already parsed, so that it is not serialized and parsed again.
 */
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
