/**
 * Browsers that translate a page put <font> elements in the place of its texts. React goes on with the texts that it made: it would
 * change what nobody sees, and fall over where it takes one away (facebook/react#11538).
 */

/** What stands in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();
const known = new WeakSet<Node>();

const isNewStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT' && !known.has(node);

/** The text, or what stands there for it. */
function findIn<Child extends Node>(parent: Node, child: Child): Child | ChildNode {
  const standIn = child.parentNode === parent ? undefined : standIns.get(child);
  return standIn?.parentNode === parent ? standIn : child;
}

const observer = new MutationObserver((records) => {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // Other words: they take their place again, and are translated anew.
    if (type === 'characterData') standIns.get(target)?.replaceWith(target);
    for (const text of removedNodes) {
      const standIn = text instanceof Text && [...addedNodes, previousSibling, nextSibling].find(isNewStandIn);
      if (!standIn || text.isConnected) continue;
      standIns.set(text, standIn);
      known.add(standIn);
      observer.observe(text, { characterData: true });
    }
  }
});

observer.observe(document.body, { childList: true, subtree: true });

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
  return insertBefore.call(this, added, before && findIn(this, before)) as Added;
};

Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
  removeChild.call(this, findIn(this, removed));
  return removed;
};

// Without an import, this alone makes it a module.
export {};
