/** The middle of what can be seen of an element in the area that scrolls it, in the window. */
export function visibleMiddle(element: Element): { clientX: number; clientY: number } {
  const own = element.getBoundingClientRect();
  const area = (element.closest('[data-scroll-area]') ?? element).getBoundingClientRect();
  return {
    clientX: (Math.max(own.left, area.left) + Math.min(own.right, area.right)) / 2,
    clientY: (Math.max(own.top, area.top) + Math.min(own.bottom, area.bottom)) / 2,
  };
}
