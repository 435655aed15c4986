import type { RunningNode } from '../../../testing/startCluster';

/** Which nodes a proxy would send requests to: those that were not seen to fail, and have not begun to stop. */
export class NodeDirectory {
  private readonly nodes: RunningNode[] = [];

  get size(): number {
    return this.nodes.length;
  }

  enter(node: RunningNode): void {
    this.nodes.push(node);
  }

  leave(node: RunningNode): void {
    const index = this.nodes.indexOf(node);
    if (index >= 0) this.nodes.splice(index, 1);
  }

  /** Any of them, without stickiness. */
  pick(): RunningNode {
    const node = this.nodes[Math.floor(Math.random() * this.nodes.length)];
    if (!node) throw new Error('No node is left');
    return node;
  }
}
