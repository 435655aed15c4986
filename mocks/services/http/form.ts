export interface UploadedFile {
  /** As sent by the client; only a name, never to be used as a path. */
  readonly filename: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

export interface Form {
  /** The last value of each field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

export interface FormLimits {
  /** Maximum size of one uploaded file in bytes. */
  readonly fileBytes: number;
  /** Maximum size of the whole request in bytes. */
  readonly multipartBytes: number;
}
