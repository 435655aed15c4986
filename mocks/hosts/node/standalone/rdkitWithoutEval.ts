/**
 * RDKit's loader as published makes functions from text (embind's `new Function`), which a policy without
 * `unsafe-eval` refuses. Emscripten can do the same by closures (`-sDYNAMIC_EXECUTION=0`); these are those,
 * for the two places.
 */

/** embind: a function of a class, or a free one, by the wire types of its arguments. */
const INVOKER = `return function(humanName,throwBindingError,invoker,fn,runDestructors,fromRetWire,toClassParamWire,...rest){
  var at=useStackFrame?2:0,toWire=rest.slice(at,at+argCount);
  return function(...args){
    var destructors=needsDestructorStack?[]:null,frame=useStackFrame?rest[0]():0,wired=[],result;
    try{
      if(isClassMethodFunc)wired.push(toClassParamWire(destructors,this));
      for(var i=0;i<argCount;++i)wired.push(toWire[i](destructors,args[i]));
      result=invoker(fn,...wired)
    }finally{if(useStackFrame)rest[1](frame)}
    if(needsDestructorStack)runDestructors(destructors);
    else for(var i=isClassMethodFunc?1:2;i<argTypes.length;++i)
      if(argTypes[i].destructorFunction!==null)argTypes[i].destructorFunction(wired[isClassMethodFunc?i-1:i-2]);
    if(returns)return fromRetWire(result)}}}`;

/** emval: calls of JavaScript from C++, by the kind of the call. */
const METHOD_CALLER = `var invokerFunction=function(handle,methodName,destructorsRef,args){
  var values=argFromPtr.map((read,i)=>read(args+i*GenericWireTypeSize)),result;
  switch(kind){
    case 0:result=Emval.toValue(handle)(...values);break;
    case 1:result=Emval.toValue(handle)[getStringOrSymbol(methodName)](...values);break;
    case 2:result=new(Emval.toValue(handle))(...values);break;
    case 3:result=values[0];break}
  if(!retType.isVoid)return emval_returnValue(toReturnWire,destructorsRef,result)};`;

const PLACES: readonly (readonly [original: string, closure: string])[] = [
  ['return new Function(args1,invokerFnBody)}', INVOKER],
  [
    'var invokerFunction=new Function(Object.keys(captures),functionBody)(...Object.values(captures));',
    METHOD_CALLER,
  ],
];

/**
 * RDKit's loader without `new Function`.
 *
 * @throws Error if it is not the loader that the closures were written for
 */
export function rdkitWithoutEval(loader: string): string {
  let changed = loader;
  for (const [original, closure] of PLACES) {
    if (changed.split(original).length !== 2) {
      throw new Error(
        `RDKit's loader has changed: "${original}" must occur once. Compare embind's code with rdkitWithoutEval.ts.`,
      );
    }
    changed = changed.replace(original, () => closure);
  }
  if (/\bnew Function\b|\beval\(/.test(changed)) {
    throw new Error("RDKit's loader makes functions from text in another place, too");
  }
  return changed;
}
