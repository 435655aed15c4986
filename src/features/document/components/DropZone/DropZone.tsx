import { useDropzone, type FileRejection } from 'react-dropzone';
import { Upload } from 'lucide-react';
import { Icon } from '@/ui/Icon/Icon';
import { useFileIntake } from '../../useFileIntake';
import { Zone } from './DropZone.styles';

/** What the file chooser offers; what is dropped is checked by our own words. */
const PDF_ONLY = { 'application/pdf': ['.pdf'] };

/** Takes one PDF by drag and drop, by the file chooser, or from the keyboard. */
export function DropZone() {
  const intake = useFileIntake();
  const onDrop = (accepted: File[], rejected: FileRejection[]) => {
    const file = accepted[0] ?? rejected[0]?.file;
    if (file) intake(file);
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop,
    accept: PDF_ONLY,
    multiple: false,
  });
  // Not displayed: a control within a button would be one too many for assistive technology.
  const input = getInputProps({ 'aria-label': 'PDF file', style: { display: 'none' } });
  return (
    <Zone $over={isDragActive} {...getRootProps({ role: 'button' })}>
      <input {...input} />
      <Icon of={Upload} size={28} stroke={1.8} />
      <h3>Upload PDF Document</h3>
      <p>Drag & drop your file here or click to browse</p>
      <p>Supported file type: PDF (max 10MB)</p>
    </Zone>
  );
}
