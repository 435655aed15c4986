export interface UploadedFile {
  /** As sent by the client; a name only, never a path to use. */
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
  /** Bytes of one uploaded file. */
  readonly fileBytes: number;
  /** Bytes of the whole request. */
  readonly multipartBytes: number;
}
