import { useDropzone, type FileRejection } from 'react-dropzone';
import { useDispatch } from 'react-redux';
import { Upload } from 'lucide-react';
import { usePlatform } from '@/platform/PlatformContext';
import { Icon } from '@/ui/Icon/Icon';
import { givenFiles, isOtherFile } from '../../otherFiles';
import { fileRefused } from '../../opening.slice';
import { useFileIntake } from '../../useFileIntake';
import { Zone } from './DropZone.styles';

/** What the file chooser offers; dropped files are checked separately. */
const OFFERED = {
  'application/pdf': [
    '.pdf',
    ...'cdx cdxml docx pptx mol sdf smi png jpg jpeg tif tiff svg txt'
      .split(' ')
      .map((end) => `.${end}`),
  ],
};

const ONE_AT_A_TIME = 'Please drop one PDF at a time';

interface DropZoneProps {
  /** Takes several files at once; without it, they are refused. */
  readonly onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** Whether a file is no PDF to open, but something that `onSeveral` takes even if it comes alone. */
  readonly isForSeveral?: ((file: File) => boolean) | undefined;
}

/** Accepts one PDF, or files that a document is made of, by drag and drop, file chooser or keyboard. */
export function DropZone({ onSeveral, isForSeveral }: DropZoneProps) {
  const intake = useFileIntake();
  const dispatch = useDispatch();
  const platform = usePlatform();
  const { maxUploadMb } = platform.config;
  const onDrop = (accepted: File[], rejected: FileRejection[]) => {
    const files = [...accepted, ...rejected.map(({ file }) => file)];
    const [file] = files;
    if (files.every(isOtherFile)) {
      dispatch(givenFiles(files, platform, true));
    } else if (onSeveral && (files.length > 1 || (file && isForSeveral?.(file)))) {
      onSeveral(files);
    } else if (files.length > 1) {
      dispatch(fileRefused({ name: `${files.length} files`, message: ONE_AT_A_TIME }));
    } else if (file) {
      intake(file);
    }
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop,
    accept: OFFERED,
    multiple: onSeveral !== undefined,
  });
  // Not displayed: a control nested in a button would be redundant for assistive technology.
  const input = getInputProps({ 'aria-label': 'PDF file', style: { display: 'none' } });
  return (
    <Zone $over={isDragActive} {...getRootProps({ role: 'button' })} data-file-choice="">
      <input {...input} />
      <Icon of={Upload} size={28} stroke={1.8} />
      <h3>Upload PDF Document</h3>
      <p>Drag & drop your file here or click to browse</p>
      <p>Supported file type: PDF (max {maxUploadMb}MB)</p>
    </Zone>
  );
}
