/* mypyc lets the objects of every class wait in the interpreter's trashcan when many are freed within one another.
   The trashcan threads them through the header that the garbage collector has before each of its objects. Our
   acyclic classes have no such header, and what lies in its place would be overwritten: so they do not wait. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(op, dealloc) \
    Py_TRASHCAN_BEGIN_CONDITION( \
        op, PyObject_IS_GC((PyObject *)(op)) && Py_TYPE(op)->tp_dealloc == (destructor)(dealloc))
#endif
