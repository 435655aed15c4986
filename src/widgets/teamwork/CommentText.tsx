import styled from 'styled-components';

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface CommentTextProps {
  readonly text: string;
  readonly mentions: readonly string[];
}

/** A comment as it was typed; whom it names stands out. */
export function CommentText({ text, mentions }: CommentTextProps) {
  return (
    <Words>
      {piecesOf(text, mentions).map((piece, index) =>
        index % 2 === 1 ? <strong key={index}>{piece}</strong> : piece,
      )}
    </Words>
  );
}

/** Text and names by turns, beginning with text. */
function piecesOf(text: string, mentions: readonly string[]): readonly string[] {
  const longest = [...mentions].sort((one, other) => other.length - one.length);
  const pieces = [''];
  for (let at = 0; at < text.length;) {
    const name = longest.find((one) => one !== '' && text.startsWith(`@${one}`, at));
    if (name === undefined) pieces[pieces.length - 1] += text[at] ?? '';
    else pieces.push(`@${name}`, '');
    at += name === undefined ? 1 : name.length + 1;
  }
  return pieces;
}
